import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

const STEPS = [
  { kind: 'drafting', colour: '#5b6472' },
  { kind: 'negotiation', colour: '#8a5a00' },
  { kind: 'validation', colour: '#5b4bb2' },
  { kind: 'signature', colour: '#0f5f66' },
  { kind: 'followUp', colour: '#2f6b34' },
] as const

/** Drafting, negotiation, validation, signature, follow-up. */
export async function createDefaultWorkflow(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  locale: Locale,
): Promise<void> {
  const t = createTranslator(locale)
  const workflowId = newId(clock.now())
  await db
    .insert('workflow', { id: workflowId, name: t('defaults.workflow.name'), is_default: true })
    .execute()
  await db
    .insert(
      'workflow_step',
      STEPS.map(({ kind, colour }, index) => ({
        id: newId(clock.now()),
        workflow_id: workflowId,
        position: index + 1,
        name: t(`defaults.workflow.step.${kind}.name`),
        description: t(`defaults.workflow.step.${kind}.description`),
        colour,
        kind,
      })),
    )
    .execute()
}
