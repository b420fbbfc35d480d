import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'

/** Six digits, which phones offer from a message or an application, or a recovery code. */
export function CodeField(
  props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'onChange'> & {
    id: string
    value: string
    autoFocus?: boolean
    isRecoveryCode?: boolean
  },
) {
  const { isRecoveryCode = false, ...field } = props
  return (
    <TextField
      {...field}
      autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
      inputMode={isRecoveryCode ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      isRequired
      className="max-w-60"
      inputClassName="text-lg tracking-widest tabular-nums"
    />
  )
}
