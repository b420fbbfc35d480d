import { lazy } from 'react'

export { listOfRecord } from './list-address.ts'
export { OpenLists } from './open-lists.tsx'

export const InvitePanel = lazy(async () => ({
  default: (await import('./invite-panel.tsx')).InvitePanel,
}))
export const ListPanel = lazy(async () => ({
  default: (await import('./list-panel.tsx')).ListPanel,
}))
