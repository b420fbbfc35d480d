export const loose = (value: any): string => String(value) // expect typescript(no-explicit-any)
/* TODO finish */ // expect eslint(no-warning-comments)
// @ts-ignore // expect typescript(ban-ts-comment)
export const text: number = 1
// oxlint-disable-next-line eslint/eqeqeq -- a string and a number are compared on purpose
export const alike = loose(1) == loose(2)

console.log(text) // expect eslint(no-console)
