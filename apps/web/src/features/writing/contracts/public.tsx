export { ContractStanding } from './contract-standing.tsx'
