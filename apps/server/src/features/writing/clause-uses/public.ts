export { takeOutOfTemplates } from './leave-templates.ts'
