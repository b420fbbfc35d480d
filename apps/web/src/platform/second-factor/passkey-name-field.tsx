import { PASSKEY_NAME_MAX_LENGTH } from '@tacite/domain/accounts/second-factor.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../locale.ts'

/** How its owner will recognise a passkey among theirs; texts: `second-factor`. */
export function PasskeyNameField(
  props: Pick<ComponentProps<typeof TextField>, 'error' | 'onChange' | 'autoFocus'> & {
    id: string
    value: string
  },
) {
  const t = useTexts()
  return (
    <TextField
      {...props}
      label={t('second-factor.passkey.name')}
      hint={t('second-factor.passkey.nameHint')}
      maxLength={PASSKEY_NAME_MAX_LENGTH}
      isRequired
      className="max-w-96"
    />
  )
}
