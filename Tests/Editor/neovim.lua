-- What a person does in Neovim with a server set up as docs/editors.md says: opens, types, looks, lets stand, mends.
-- It ends with 1 and a word at the first step that does not come out.

--- Rule, line and column of all that is shown in a buffer, both from 1.
local function shown(buffer)
  return table.concat(vim.tbl_map(function(entry)
    return (entry.code or "config") .. " " .. (entry.lnum + 1) .. ":" .. (entry.col + 1) .. " " .. entry.severity
  end, vim.diagnostic.get(buffer)), ", ")
end

local function wait(what, holds)
  if not vim.wait(60000, holds, 20) then
    io.stderr:write("Tests/Editor: in Neovim " .. what .. "; shown is: " .. shown(nil) .. "\n")
    vim.cmd("cquit 1")
  end
end

local function shows(buffer, text)
  wait("there should be '" .. text .. "'", function() return shown(buffer) == text end)
end

vim.cmd("edit Domain/Total.swift")
local total = vim.api.nvim_get_current_buf()
shows(total, "layer-dependencies 1:26 1")
local client = vim.lsp.get_clients({ bufnr = total })[1]

local function ask(method, params)
  local answer = client:request_sync(method, params, 10000, 0)
  wait(method .. " has no answer", function() return answer and not answer.err end)
  return answer.result
end

-- Columns are right behind what is no ASCII.
vim.api.nvim_buf_set_lines(total, 0, 0, false, { "// 😀 ü" })
vim.api.nvim_buf_set_text(total, 1, 0, 1, 0, { "/* 😀 */ " })
shows(total, "layer-dependencies 2:37 1")

vim.api.nvim_win_set_cursor(0, { 2, 37 })
local hover = ask("textDocument/hover", vim.lsp.util.make_position_params(0, client.offset_encoding))
wait("hover does not name the type", function() return hover.contents.value:find("CartView", 1, true) end)

local range = vim.lsp.util.make_range_params(0, client.offset_encoding)
range.context = { diagnostics = {} }
local actions = ask("textDocument/codeAction", range)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
shows(total, "")
vim.api.nvim_buf_set_lines(total, 1, 2, false, {})
shows(total, "layer-dependencies 2:37 1")

-- The config, as it is typed.
vim.cmd("edit! architecture.json")
local config = vim.api.nvim_get_current_buf()
wait("no server looks after the config", function() return #vim.lsp.get_clients({ bufnr = config }) > 0 end)
vim.api.nvim_buf_set_lines(config, 1, 2, false, { '  "rules": { "layer-dependecies": "error" } }' })
shows(config, "config 2:14 1")
vim.api.nvim_buf_set_lines(config, 1, 2, false, { '  "rules": { "layer-dependencies": "warning" } }' })
shows(config, "")
shows(total, "layer-dependencies 2:37 2")

-- A name with hyphens is completed as a person does it.
vim.api.nvim_buf_set_lines(config, 1, 2, false, { '  "rules": { "layer-dep": "error" } }' })
vim.api.nvim_win_set_cursor(0, { 2, 22 })
vim.o.completeopt = "menuone"
vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes("a<C-x><C-o>", true, false, true), "n", false)
vim.defer_fn(function()
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes("<C-y>", true, false, true), "n", false)
  vim.defer_fn(function()
    local line = vim.api.nvim_buf_get_lines(config, 1, 2, false)[1]
    wait("'" .. line .. "' is not completed", function()
      return line == '  "rules": { "layer-dependencies": "error" } }'
    end)
    shows(total, "layer-dependencies 2:37 1")
    client:stop()
    wait("the server does not end", function() return #vim.lsp.get_clients() == 0 end)
    vim.cmd("qall!")
  end, 1000)
end, 3000)
