import { KeyRound } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { finishByPasskey } from './passkey-calls.ts'

/** Browsers open their window on a click only. */
export function PasskeyStep({ onEntered }: { onEntered: (me: Me) => Promise<unknown> }) {
  const t = useTexts()
  const form = useForm({ initial: {}, save: () => finishByPasskey(), onSaved: onEntered })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <p className="text-ink-soft">{t('second-factor.passkey.useHint')}</p>
      <Button
        type="submit"
        variant="primary"
        autoFocus
        icon={<KeyRound aria-hidden />}
        isBusy={form.isBusy}
        className="h-10 w-full"
      >
        {t('second-factor.passkey.instead')}
      </Button>
    </form>
  )
}
