import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import { CODE_DIGITS } from '@tacite/domain/signing/signing-code.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useCountdown } from './use-countdown.ts'
import { clockTime } from './clock-time.ts'

/** Long enough for a mail to arrive; the server counts sent codes. */
const RESEND_SECONDS = 30

export interface CodeFormProps<Opened> {
  sent: SentCode
  submitLabel: string
  /** Sends the six digits. */
  save: (code: string) => Promise<Opened>
  /** The form stays busy until what this returns is done. */
  onSaved: (opened: Opened) => unknown
  /** Has another code mailed. */
  resend: () => Promise<SentCode>
  onResent: (sent: SentCode) => void
  onRefused?: (error: Error) => void
  /** Another action, beside the submit button. */
  aside?: ReactNode
}

/** One field for six digits: typed, pasted with spaces, or filled in by the phone. */
export function CodeForm<Opened>(props: CodeFormProps<Opened>) {
  const { sent, submitLabel, save, onSaved, resend, onResent, onRefused, aside } = props
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [firstSent] = useState(sent.expiresAt)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: digitsOf(code).length === CODE_DIGITS ? undefined : t('signing.code.required'),
    }),
    soleField: 'code',
    goesToField: true,
    save: ({ code }) => save(digitsOf(code)),
    onSaved,
    onRefused,
  })
  const resending = useMutation({
    mutationFn: resend,
    meta: { showsError: true },
    onSuccess: onResent,
    onError: onRefused,
  })
  const { error, ...code } = form.text('code')
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <TextField
        {...code}
        ref={field}
        label={t('signing.code.label')}
        hint={t('signing.code.hint', {
          sentTo: sent.sentTo,
          time: clockTime(sent.expiresAt, t.locale),
        })}
        error={error ?? (resending.error && messageOf(resending.error))}
        isRequired
        // It appears because the person requested the code to type here.
        autoFocus
        // Room for what is pasted around the digits.
        maxLength={40}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputClassName="h-12 text-title tracking-[0.2em] tabular-nums"
      />
      <div className="flex flex-col gap-2 tablet:flex-row tablet:items-center tablet:gap-3">
        <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
      <p role="status" className="text-sm text-green-ink empty:hidden">
        {sent.expiresAt !== firstSent && t('signing.code.sent')}
      </p>
      <Resend
        key={sent.expiresAt}
        onResend={() => {
          // The earlier code is void from now on.
          form.set({ code: '' })
          field.current?.focus()
          resending.mutate()
        }}
      />
    </form>
  )
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

function Resend({ onResend }: { onResend: () => void }) {
  const t = useTexts()
  const left = useCountdown(RESEND_SECONDS)
  return (
    <div className="flex justify-center tablet:justify-start">
      <Button
        variant="quiet"
        size="small"
        className="tablet:-ml-2.5"
        disabledReason={left > 0 ? t('signing.code.resendIn', { count: left }) : null}
        onClick={onResend}
      >
        {t('signing.code.resend')}
      </Button>
    </div>
  )
}
