import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { ContentChangesView } from '../../../writing/content-changes/public.tsx'
import { changesQuery } from './changes-query.ts'

interface ChangesSinceYesProps {
  contractId: string
  /** In a window, where it scrolls by itself above what is asked. */
  isInWindow?: boolean
}

/** « Ce qui a changé depuis votre accord »: nothing for whoever is asked for the first time. */
export default function ChangesSinceYes({ contractId, isInWindow = false }: ChangesSinceYesProps) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error, refetch } = useQuery(changesQuery(contractId))
  if (error && !data)
    return (
      <div className="flex flex-col items-start gap-2 text-sm">
        <p>{t('accepted-changes.failed', { reason: messageOf(error) })}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('common.action.retry')}
        </Button>
      </div>
    )
  if (!data)
    // The panel behind a window has asked already.
    return isInWindow ? null : (
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    )
  const { accepted, content } = data
  if (!accepted || !content) return null
  const said = { moment: formats.instant(accepted.at), name: accepted.insteadOf ?? '' }
  const title = t(`accepted-changes.${accepted.insteadOf ? 'sinceFor' : 'since'}`, said)
  return (
    <section
      aria-label={title}
      className={
        isInWindow
          ? 'flex max-h-[38dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-canvas p-3'
          : 'flex flex-col gap-3 rounded-lg border border-line bg-canvas p-3'
      }
    >
      {/* No heading: it stands below one in a panel, and below the title of a window. */}
      <p className="font-medium">{title}</p>
      {content === 'changed' ? (
        <ContentChangesView changes={data} />
      ) : (
        <p className="text-sm text-ink-soft">{t(`accepted-changes.${content}`)}</p>
      )}
      {isInWindow && (
        <p className="text-sm">
          <TextLink
            render={
              <AppLink to={paths.contractEdit(contractId)} target="_blank" rel="noreferrer" />
            }
          >
            {t('accepted-changes.read')}
          </TextLink>
        </p>
      )}
    </section>
  )
}
