import { contractsRoutes } from './features/writing/contracts/contracts-routes.ts'
import { openPools } from './platform/database/pools.ts'
import { App } from '../../web/src/app/app.tsx' // expect tacite(boundaries)

export interface Product {
  parts: unknown[]
}

export const product: Product = { parts: [contractsRoutes, openPools, App] }
