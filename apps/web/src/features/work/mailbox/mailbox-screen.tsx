import type { MailboxMail } from '@tacite/api/work/mailbox-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { mailboxQuery } from './mailbox-query.ts'

/** Every mail that the demo would have sent, newest first, with its link to follow. */
export function MailboxScreen() {
  const t = useTexts()
  useDocumentTitle(t('mailbox.title'))
  const { data, isError } = useQuery(mailboxQuery)
  return (
    <main tabIndex={-1} className="mx-auto w-full max-w-180 px-4 py-8 tablet:px-8">
      <PageHeader title={t('mailbox.title')} description={t('mailbox.description')} />
      {isError && <EmptyState title={t('mailbox.closed')}>{t('mailbox.closedWhy')}</EmptyState>}
      {!data && !isError && (
        <LoadingRegion>
          <Skeleton className="h-40" />
        </LoadingRegion>
      )}
      {data?.value.length === 0 && (
        <EmptyState title={t('mailbox.empty')}>{t('mailbox.emptyWhy')}</EmptyState>
      )}
      <ol className="flex flex-col gap-4">
        {data?.value.map((mail) => (
          <Mail key={mail._id} mail={mail} />
        ))}
      </ol>
    </main>
  )
}

function Mail({ mail }: { mail: MailboxMail }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <li className="rounded-lg border border-line bg-paper p-5">
      <h2 className="text-lg font-semibold break-words">{mail.subject}</h2>
      <p className="mb-3 text-sm text-ink-soft">
        {t('mailbox.to', { address: mail.to })} ·{' '}
        <time dateTime={mail.createdAt}>{formats.instant(mail.createdAt)}</time>
      </p>
      {mail.text.split('\n').map((line, index) => (
        // The lines of a mail never change their order.
        <Line key={index} text={line} />
      ))}
      {mail.attachments.map((name) => (
        <p key={name} className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft">
          <Paperclip size={14} aria-hidden /> {name}
        </p>
      ))}
    </li>
  )
}

/** An address of this site becomes a link; anything else is text. */
function Line({ text }: { text: string }) {
  if (text === '') return <br />
  const isOurs = URL.canParse(text) && new URL(text).origin === globalThis.location.origin
  if (!isOurs) return <p className="break-words">{text}</p>
  return (
    <a className="break-all text-accent underline" href={text}>
      {text}
    </a>
  )
}
