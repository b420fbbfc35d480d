import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { TextKey } from '@tacite/i18n/text-keys.ts'
import { currentTexts } from '../platform/locale.ts'
import { holds } from '../platform/me.ts'
import type { PaletteHit, PaletteQuestion } from '../platform/palette-sources.ts'
import { paths } from '../platform/paths.ts'

type Action = Extract<TextKey, `shell.action.${string}`>

/** Opens the empty form of a list. */
const NEW = { open: 'new' }

/** What Ctrl K can begin besides a contract, for whom it is open to. */
const ACTIONS: readonly { label: Action; to: string; needs: readonly Permission[] }[] = [
  {
    label: 'shell.action.template',
    to: paths.templates(NEW),
    needs: ['model:contracts:list', 'model:contracts:create'],
  },
  { label: 'shell.action.invite', to: paths.users(NEW), needs: ['vendor:users'] },
  { label: 'shell.action.folder', to: paths.folders(NEW), needs: ['modules:tags'] },
  { label: 'shell.action.group', to: paths.newGroup(), needs: ['modules:group'] },
  { label: 'shell.action.role', to: paths.newRole(), needs: ['vendor:users:role'] },
  { label: 'shell.action.category', to: paths.categories(NEW), needs: ['modules:category'] },
  { label: 'shell.action.type', to: paths.contractTypes(NEW), needs: ['modules:type:contract'] },
  { label: 'shell.action.field', to: paths.taggedFields(NEW), needs: ['modules:tagged:field'] },
  {
    label: 'shell.action.workflow',
    to: paths.workflows(NEW),
    needs: ['modules:workflow', 'workflows:step:create'],
  },
  { label: 'shell.action.circuit', to: paths.circuits(NEW), needs: ['modules:validation'] },
  {
    label: 'shell.action.legalEntity',
    to: paths.legalEntities(NEW),
    needs: ['modules:legal:entities'],
  },
  { label: 'shell.action.project', to: paths.projects(NEW), needs: ['modules:projects'] },
  {
    label: 'shell.action.counterparty',
    to: paths.counterparties(NEW),
    needs: ['modules:counterparties'],
  },
]

/** Nothing before a word is typed: pages come first. */
export function findActions({ words, matches, me }: PaletteQuestion): PaletteHit[] {
  if (words === '') return []
  const t = currentTexts()
  return ACTIONS.filter(({ needs }) => needs.every((permission) => holds(me, permission)))
    .map(({ label, to }) => ({ id: label, label: t(label), to }))
    .filter(({ label }) => matches(label))
}
