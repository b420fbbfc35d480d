import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { OptionSection } from '../option-section.tsx'
import { TestButton, TestOutcome, useConnectionTest } from './connection-test.tsx'

const NO_VALUES = {}

/** The timestamp authority of the installation: shown, tested, and changed by its operator only. */
export function TimestampsSection(props: { host: string | null; refusal: string | null }) {
  const { host, refusal } = props
  const t = useTexts()
  const test = useConnectionTest('timestamps', { values: NO_VALUES })
  return (
    <OptionSection
      title={t('options-integrations.timestamps.title')}
      lead={t('options-integrations.timestamps.lead')}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone={host ? 'green' : 'neutral'}>
          {t(host ? 'options-integrations.configured' : 'options-integrations.notConfigured')}
        </Badge>
        {host
          ? t('options-integrations.timestamps.host', { host })
          : t('options-integrations.timestamps.none')}
      </p>
      <div>
        <TestButton
          test={test}
          refusal={refusal ?? (host ? null : t('options-integrations.test.notConfigured'))}
        />
      </div>
      <TestOutcome test={test} />
    </OptionSection>
  )
}
