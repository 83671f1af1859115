struct TextPart { let model: [Model] }
