import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import type { Form } from '../../../platform/use-form.ts'
import { LeaveGuard } from '../administration/public.tsx'

interface SectionProps {
  title: string
  /** One line on what it changes. */
  lead: string
  children: ReactNode
}

/** One group of options. */
export function OptionSection({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  )
}

/** One group of options with a save button. */
export function OptionForm<Values extends object>(
  props: SectionProps & {
    form: Form<Values>
    /** Why it cannot be saved by this person: the form's own `beforeSubmit` says the same. */
    refusal?: string | null
    /** Beside the button. */
    actions?: ReactNode
    /** Under the buttons. */
    outcome?: ReactNode
  },
) {
  const { title, lead, form, refusal = null, actions, outcome, children } = props
  const t = useTexts()
  return (
    <OptionSection title={title} lead={lead}>
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {children}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" isBusy={form.isBusy} disabledReason={refusal}>
            {t('common.action.save')}
          </Button>
          {actions}
        </div>
        {outcome}
      </form>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </OptionSection>
  )
}
