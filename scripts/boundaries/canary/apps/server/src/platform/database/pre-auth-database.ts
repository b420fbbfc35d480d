export const openPreAuthDatabase = (): string => ''
