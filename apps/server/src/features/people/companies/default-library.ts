import { SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { createDefaultTemplate } from './default-template.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

const CONTRACT_TYPES = ['service', 'supply', 'nda', 'licence', 'lease', 'partnership'] as const
const FOLDERS = ['purchasing', 'sales', 'general'] as const

/** The company's own legal entity, a first project, contract types, folders and the fields that every contract has. */
export async function createDefaultLibrary(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { companyName, locale }: { companyName: string; locale: Locale },
): Promise<void> {
  const t = createTranslator(locale)
  const now = clock.now()
  await db.insert('legal_entity', { id: newId(now), name: companyName }).execute()
  await db
    .insert('project', { id: newId(now), title: t('defaults.project'), created_at: now })
    .execute()
  await db
    .insert(
      'contract_type',
      CONTRACT_TYPES.map((type) => ({
        id: newId(now),
        title: t(`defaults.contractType.${type}.title`),
        description: t(`defaults.contractType.${type}.description`),
        regime: type === 'lease' ? ('commercialLease' as const) : null,
      })),
    )
    .execute()
  await db
    .insert(
      'folder',
      FOLDERS.map((folder) => ({ id: newId(now), name: t(`defaults.folder.${folder}`) })),
    )
    .execute()
  await db
    .insert(
      'tagged_field',
      SYSTEM_FIELDS.map(({ variable, type }, position) => ({
        id: newId(now),
        variable,
        type,
        label: t(`defaults.field.${variable}`),
        kind: 'system' as const,
        is_metadata: true,
        position,
      })),
    )
    .execute()
  await createDefaultTemplate({ clock }, db, locale)
}
