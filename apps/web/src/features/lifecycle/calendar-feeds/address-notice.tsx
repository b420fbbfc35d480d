import { CalendarPlus, Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { CalendarAddress } from './calendar-feeds-queries.ts'
import { feedName } from './feed-name.ts'

const APPLICATIONS = ['outlook', 'google', 'apple'] as const

/** The link, shown this once, and how to give it to a calendar application. */
export function AddressNotice(props: { address: CalendarAddress; onDone: () => void }) {
  const { feed, url } = props.address
  const t = useTexts()
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success(t('calendars.link.copied'))
    } catch {
      // A browser may refuse the clipboard outside a secure address.
      toasts.error(t('calendars.link.copyFailed'))
    }
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-md border border-accent bg-accent-soft/40 p-4"
    >
      <div>
        <h3 id={id} className="font-semibold">
          {t('calendars.link.title', { name: feedName(t, feed) })}
        </h3>
        <p>{t('calendars.link.once')}</p>
      </div>
      <TextArea
        id="calendar-link"
        label={t('calendars.link.label')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('calendars.link.copy')}
        </Button>
        <Button
          icon={<CalendarPlus aria-hidden />}
          render={<a href={url.replace(/^https?:/, 'webcal:')} />}
        >
          {t('calendars.link.open')}
        </Button>
        <Button variant="quiet" onClick={props.onDone}>
          {t('calendars.link.done')}
        </Button>
      </div>
      <p>{t('calendars.leaves')}</p>
      <dl className="flex flex-col gap-2">
        {APPLICATIONS.map((application) => (
          <div key={application}>
            <dt className="font-medium">{t(`calendars.how.${application}.name`)}</dt>
            <dd className="text-ink-soft">{t(`calendars.how.${application}.steps`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t('calendars.how.reach')}</p>
    </section>
  )
}
