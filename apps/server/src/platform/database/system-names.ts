import { DEFAULT_ROLE_KEYS, type DefaultRoleKey } from '@tacite/domain/access/default-roles.ts'
import { SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { STEP_KINDS, type StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql, type RawBuilder } from 'kysely'

// What sign-up creates was stored in the language of that day. People read it in theirs.

/** The name of the row's `role`: a system role cannot be renamed, so the texts have it. */
export function roleName(locale: Locale): RawBuilder<string> {
  return ofSystemRoles((key) => systemRoleName(key, locale), sql`role.name`)
}

export function roleDescription(locale: Locale): RawBuilder<string> {
  const t = createTranslator(locale)
  return ofSystemRoles((key) => t(`defaults.role.${key}.description`), sql`role.description`)
}

function ofSystemRoles(
  write: (key: DefaultRoleKey) => string,
  stored: RawBuilder<unknown>,
): RawBuilder<string> {
  const cases = DEFAULT_ROLE_KEYS.map((key) => sql`when ${key} then ${write(key)}`)
  return sql<string>`case role.key ${sql.join(cases, sql` `)} else ${stored} end`
}

/** The same for a role that was read: its stored name when it has no key. */
export function nameOfRole(
  { key, name }: { key: string | null; name: string },
  locale: Locale,
): string {
  const known = DEFAULT_ROLE_KEYS.find((each) => each === key)
  return known ? systemRoleName(known, locale) : name
}

function systemRoleName(key: DefaultRoleKey, locale: Locale): string {
  return createTranslator(locale)(`defaults.role.${key}.name`)
}

/** The label of the row's `tagged_field`: that of a system field is translated until somebody has renamed it. */
export function fieldLabel(locale: Locale): RawBuilder<string> {
  const cases = SYSTEM_FIELDS.map(({ variable }) => {
    const labels = locales.map((each) => createTranslator(each)(`defaults.field.${variable}`))
    const label = createTranslator(locale)(`defaults.field.${variable}`)
    return sql`when tagged_field.variable = ${variable} and tagged_field.label = any(${labels}::text[]) then ${label}`
  })
  return sql<string>`case when tagged_field.kind = 'custom' then tagged_field.label
    ${sql.join(cases, sql` `)} else tagged_field.label end`
}

const STEP_TEXTS = ['name', 'description'] as const
type StepText = (typeof STEP_TEXTS)[number]

/** The name of a workflow step: one that was proposed with its workflow is translated until somebody renames it. */
export function stepName(stored: string, locale: Locale): string {
  return proposed(stored, 'name', locale)
}

export function stepDescription(stored: string, locale: Locale): string {
  return proposed(stored, 'description', locale)
}

/** The name of the row's `workflow_step`. */
export function stepNameOfRow(locale: Locale): RawBuilder<string> {
  const cases = STEP_KINDS.map((kind) => {
    const names = locales.map((each) => proposedTo(each, kind, 'name'))
    return sql`when workflow_step.name = any(${names}::text[]) then ${proposedTo(locale, kind, 'name')}`
  })
  return sql<string>`case ${sql.join(cases, sql` `)} else workflow_step.name end`
}

function proposed(stored: string, part: StepText, locale: Locale): string {
  const kind = KIND_OF_TEXT.get(stored)
  return kind ? proposedTo(locale, kind, part) : stored
}

const KIND_OF_TEXT: ReadonlyMap<string, StepKind> = new Map(
  STEP_KINDS.flatMap((kind) =>
    locales.flatMap((locale) =>
      STEP_TEXTS.map((part) => [proposedTo(locale, kind, part), kind] as const),
    ),
  ),
)

function proposedTo(locale: Locale, kind: StepKind, part: StepText): string {
  return createTranslator(locale)(`defaults.workflow.step.${kind}.${part}`)
}
