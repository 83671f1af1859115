import	A
	struct	B	:	C	{
		let	d	=	e	(	)
funcf(){g()}
varh=1
	}
let i	=	j	.k	(	l	)
