import { Snowflake } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'

/** Before sending: what is frozen, who is notified, what cannot be undone. */
export function WhatHappens() {
  const t = useTexts()
  return (
    <section aria-labelledby="what-happens" className="rounded-md bg-accent-soft px-4 py-3">
      <h3 id="what-happens" className="flex items-center gap-2 font-medium text-accent-ink">
        <Snowflake aria-hidden className="size-4" />
        {t('signing-panel.form.freezeTitle')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        <li>{t('signing-panel.form.freeze')}</li>
        <li>{t('signing-panel.form.invites')}</li>
        <li>{t('signing-panel.form.final')}</li>
      </ul>
    </section>
  )
}
