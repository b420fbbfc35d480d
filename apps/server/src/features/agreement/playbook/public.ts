export { hasPlaybook } from './has-playbook.query.ts'
export { playbookReader } from './playbook-reader.ts'
export { openDeviations } from './open-deviations.query.ts'
