export { ContractCard } from './contract-card.tsx'
export { ExportMenu } from './export-menu.tsx'
export { StatusBadge } from './status-badge.tsx'
