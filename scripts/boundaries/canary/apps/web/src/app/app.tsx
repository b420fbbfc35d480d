import { ContractPage } from '../features/writing/contracts/contract-page.tsx'
import { Button } from '../ui/button.tsx'
import { product } from '../../../server/src/compose.ts' // expect tacite(boundaries)

export const App = [ContractPage, Button, product]
