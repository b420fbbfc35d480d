export const translate = (): string => ''
