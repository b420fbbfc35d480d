export const openSignInDoor = (): string => ''
