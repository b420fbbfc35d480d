import type { ReactNode } from 'react'

/** A room: pages used by the same people in succession, whose code and texts are loaded together. */
const imports = {
  landing: () => import('./landing-room.tsx'),
  accounts: () => import('./accounts-room.tsx'),
  links: () => import('./links-room.tsx'),
  guests: () => import('./guests-room.tsx'),
  answers: () => import('./answers-room.tsx'),
}

export type RoomName = keyof typeof imports

/** How the room renders the page of an address; null when there is none. */
export async function openRoom(
  name: RoomName,
): Promise<(address: URL) => ReactNode | Promise<ReactNode>> {
  return (await imports[name]()).drawPage
}

export function isRoom(name: string | undefined): name is RoomName {
  return name !== undefined && Object.hasOwn(imports, name)
}
