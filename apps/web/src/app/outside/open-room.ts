import type { ReactNode } from 'react'

/** Pages that are seen by the same people, one after the other: their code and texts come together. */
const imports = {
  landing: () => import('./landing-room.tsx'),
  accounts: () => import('./accounts-room.tsx'),
  guests: () => import('./guests-room.tsx'),
}

export type RoomName = keyof typeof imports

/** How the room draws the page of an address; null when there is none. */
export async function openRoom(name: RoomName): Promise<(address: URL) => ReactNode> {
  return (await imports[name]()).drawPage
}

export function isRoom(name: string | undefined): name is RoomName {
  return name !== undefined && Object.hasOwn(imports, name)
}
