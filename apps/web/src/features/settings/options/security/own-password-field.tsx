import type { ComponentProps } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { PasswordField } from '../../../../ui/text-field.tsx'

/** One’s password, asked again; texts: `new-password`. */
export function OwnPasswordField(
  props: Pick<ComponentProps<typeof PasswordField>, 'error' | 'onChange' | 'autoFocus'> & {
    id: string
    value: string
  },
) {
  const t = useTexts()
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={t('new-password.current')}
      showLabel={t('common.field.showPassword')}
      hideLabel={t('common.field.hidePassword')}
      isRequired
      className="max-w-96"
    />
  )
}
