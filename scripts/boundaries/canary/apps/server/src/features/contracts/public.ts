export const findContract = (): string => ''
