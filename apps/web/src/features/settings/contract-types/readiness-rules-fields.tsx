import {
  DEFAULT_SEVERITY,
  READINESS_KINDS,
  SEVERITIES,
  type ReadinessKind,
  type ReadinessRules,
  type Severity,
} from '@tacite/domain/readiness/readiness-kinds.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'

interface ReadinessRulesFieldsProps {
  rules: ReadinessRules
  onRules: (rules: ReadinessRules) => void
}

/** Which checks block contracts of this type on their way to a signature, and which only warn. */
export function ReadinessRulesFields({ rules, onRules }: ReadinessRulesFieldsProps) {
  const t = useTexts()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t('contract-types.readiness.title')}</legend>
      <div>
        <p aria-hidden className="font-semibold">
          {t('contract-types.readiness.title')}
        </p>
        <p className="text-sm text-ink-soft">{t('contract-types.readiness.hint')}</p>
      </div>
      {READINESS_KINDS.map((kind) => (
        <Select
          key={kind}
          label={t(`contract-types.readiness.kind.${kind}`)}
          value={rules[kind] ?? 'default'}
          onChange={(chosen) => onRules(withRule(rules, kind, chosen))}
          options={[
            {
              value: 'default' as const,
              label: t(`contract-types.readiness.default.${DEFAULT_SEVERITY[kind]}`),
            },
            ...SEVERITIES.map((severity) => ({
              value: severity,
              label: t(`contract-types.readiness.severity.${severity}`),
            })),
          ]}
        />
      ))}
    </fieldset>
  )
}

function withRule(
  rules: ReadinessRules,
  kind: ReadinessKind,
  chosen: Severity | 'default',
): ReadinessRules {
  const { [kind]: _before, ...others } = rules
  return chosen === 'default' ? others : { ...others, [kind]: chosen }
}
