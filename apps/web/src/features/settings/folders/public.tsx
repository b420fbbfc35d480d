export { AccessImpactSides } from './access-impact-dialog.tsx'
