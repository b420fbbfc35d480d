import type { Kysely } from 'kysely'
import { Pool } from 'pg' // expect tacite(boundaries)
import { openPools } from '../../../platform/database/pools.ts' // expect tacite(boundaries)
import type { openPreAuthDatabase } from '../../../platform/database/pre-auth-database.ts' // expect tacite(boundaries)
import { signIn } from '../../people/accounts/sign-in.ts' // expect tacite(boundaries)
import { signIn as byTheDoor } from '../../people/accounts/public.ts' 
import { notify } from '../../work/notifications/public.ts' // expect tacite(boundaries)
import { product } from '../../../compose.ts' // expect tacite(boundaries)
import { App } from '../../../../../web/src/app/app.tsx' // expect tacite(boundaries)
import { createRoot } from 'react-dom/client' // expect tacite(boundaries)
import type { stray } from '../../../elsewhere/stray.ts' // expect tacite(boundaries)

export const everything = [Pool, openPools, signIn, byTheDoor, product, App, createRoot]
export type Everything = [Kysely<unknown>, typeof openPreAuthDatabase, typeof stray]
export type Inside = import('../../people/accounts/sign-in.ts').Door // expect tacite(boundaries) // expect typescript(consistent-type-imports)
export const later = (): Promise<unknown> => import('../../people/accounts/sign-in.ts') // expect tacite(boundaries)
export const worker = new URL('../../people/accounts/sign-in.ts', import.meta.url) // expect tacite(boundaries)
export { signIn as again } from '../../people/accounts/sign-in.ts' // expect tacite(boundaries) // expect tacite(no-barrel)

notify() // expect typescript(no-floating-promises)
console.log('done') // expect eslint(no-console)
