import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Switch } from '../../../ui/choice.tsx'
import { AlertSettingFields } from './alert-setting-fields.tsx'
import { FIRST_SETTING } from './first-setting.ts'

interface TypeAlertsFieldsProps {
  formId: string
  setting: AlertSetting | null
  errorAt: (field: string) => string | undefined
  onChange: (setting: AlertSetting | null) => void
}

/** When contracts of a type alert people, and whom; by default, or as the type chooses. */
export default function TypeAlertsFields(props: TypeAlertsFieldsProps) {
  const { setting, onChange } = props
  const t = useTexts()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t('alerts.type.title')}</legend>
      <div>
        <p aria-hidden className="font-semibold">
          {t('alerts.type.title')}
        </p>
        <p className="text-sm text-ink-soft">{t('alerts.type.hint')}</p>
        {!setting && <p className="mt-1 text-sm text-ink-soft">{t('alerts.origin.default')}</p>}
      </div>
      <Switch
        label={t('alerts.type.own')}
        checked={setting !== null}
        onChange={({ target }) => onChange(target.checked ? FIRST_SETTING : null)}
      />
      {setting && <AlertSettingFields {...props} setting={setting} />}
    </fieldset>
  )
}
