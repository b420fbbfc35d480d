import { Users } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ShareControls } from './share-controls.tsx'
import type { ShownShare } from './change-share.ts'
import type { ContractShare } from './share-queries.ts'

interface ShareRowProps extends ShownShare {
  contractId: string
  onClose: () => void
}

/** One recipient: who shared with them and when, whether a third party has opened it, and what can be changed. */
export function ShareRow({ contractId, share, revision, onClose }: ShareRowProps) {
  const t = useTexts()
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        {share.kind === 'group' ? (
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
            <Users aria-hidden className="size-4" />
          </span>
        ) : (
          <Avatar name={share.name} picture={pictureOf(share)} />
        )}
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {share.name}
            {share.isMe && <span className="font-normal text-ink-faint">({t('sharing.me')})</span>}
            {share.kind === 'thirdParty' && <Badge tone="violet">{t('sharing.thirdParty')}</Badge>}
          </p>
          <ShareFacts share={share} />
        </div>
        {share.kind === 'owner' && (
          <div className="ml-11 flex shrink-0 flex-wrap gap-x-3 text-sm tablet:ml-0 tablet:flex-col tablet:items-end">
            <span className="font-medium">{t('sharing.owner')}</span>
            <TextLink
              isQuiet
              render={
                <AppLink
                  to={paths.contractEdit(contractId, { tab: 'summary' })}
                  onClick={onClose}
                />
              }
            >
              {t('sharing.handOver')}
            </TextLink>
          </div>
        )}
      </div>
      {share.kind !== 'owner' && (
        <ShareControls contractId={contractId} share={share} revision={revision} />
      )}
    </li>
  )
}

export function ShareFacts({ share }: { share: ContractShare }) {
  const t = useTexts()
  const { instant } = useFormats()
  const { email, members, given, invitation, name } = share
  const about = members === null ? email : t('sharing.members', { count: members })
  return (
    <div className="text-sm text-ink-soft">
      {about && about !== name && <p className="wrap-anywhere">{about}</p>}
      {given && <p>{t('sharing.given', { person: given.by, moment: instant(given.at) })}</p>}
      {invitation && (
        <p className={BROKEN.includes(invitation.state) ? 'font-medium text-red-ink' : undefined}>
          {t(`sharing.invitation.${invitation.state}`, {
            moment: instant(momentOf(invitation)),
          })}
        </p>
      )}
    </div>
  )
}

function momentOf({
  state,
  sentAt,
  leavesAt,
  lastOpenedAt,
}: NonNullable<ContractShare['invitation']>): string {
  if (state === 'heldBack') return leavesAt ?? sentAt
  return state === 'opened' ? (lastOpenedAt ?? sentAt) : sentAt
}

const BROKEN = ['expired', 'linkExpired', 'undelivered']
