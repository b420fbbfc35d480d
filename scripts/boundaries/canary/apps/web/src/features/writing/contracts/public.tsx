export { ContractPage } from './contract-page.tsx'
