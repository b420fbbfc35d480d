import {
  NOTICE_MODES,
  NOTICE_SIDES,
  type NoticeMode,
  type NoticeSide,
} from '@tacite/domain/notices/notice-record.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'

interface SideAndModeProps {
  values: { givenBy: NoticeSide; mode: NoticeMode | null }
  onChange: (change: { givenBy?: NoticeSide; mode?: NoticeMode | null }) => void
}

/** Who gives a notice, and how it is sent. */
export function SideAndMode({ values, onChange }: SideAndModeProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('notices.givenBy.label')}
        options={NOTICE_SIDES.map((value) => ({ value, label: t(`notices.givenBy.${value}`) }))}
        value={values.givenBy}
        onChange={(givenBy) => onChange({ givenBy })}
      />
      <Select<NoticeMode | 'unknown'>
        label={t('notices.mode.label')}
        options={(['unknown', ...NOTICE_MODES] as const).map((value) => ({
          value,
          label: t(`notices.mode.${value}`),
        }))}
        value={values.mode ?? 'unknown'}
        onChange={(chosen) => onChange({ mode: chosen === 'unknown' ? null : chosen })}
      />
    </div>
  )
}
