import { Download, FileCheck } from 'lucide-react'
import { useMemo } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { DocumentBlocks } from '../../../signing/signing/outside.tsx'
import { ShownAnnexes } from '../../../writing/attachments/outside.tsx'
import { ContractOutline } from './contract-outline.tsx'
import type { SharedContract } from './shared-contract-query.ts'

interface SharedContractPageProps {
  invitationId: string
  shared: SharedContract
}

/** The contract, who shared it and until when; its outline; its text as far as it is open to the reader. */
export function SharedContractPage({ invitationId, shared }: SharedContractPageProps) {
  const t = useTexts()
  const { blocks, labels, contract } = shared
  const options = useMemo(
    () => ({
      labels,
      imageUrl: (sha256: string) =>
        urlOf('/invitations/:invitationId/contract/images/:sha256', {
          params: { invitationId, sha256 },
        }),
    }),
    [invitationId, labels],
  )
  const annexes = (
    <ShownAnnexes
      annexes={shared.annexes}
      lead={t('annexes.shown.lead')}
      hrefOf={(attachmentId) =>
        urlOf('/invitations/:invitationId/contract/attachments/:attachmentId', {
          params: { invitationId, attachmentId },
        })
      }
    />
  )
  const isEmpty = blocks.every(({ sections }) => sections.length === 0)
  return (
    <div className="mx-auto flex w-full max-w-177 flex-1 flex-col gap-x-8 desktop:grid desktop:max-w-248 desktop:grid-cols-[240px_minmax(0,1fr)] desktop:grid-rows-[auto_1fr] tablet:px-4 tablet:py-6">
      <Head invitationId={invitationId} shared={shared} />
      {isEmpty ? (
        <div className="desktop:col-span-2">
          <EmptyState title={t('shared-contract.empty')}>
            {t('shared-contract.emptyHint')}
          </EmptyState>
          {annexes}
        </div>
      ) : (
        <>
          <ContractOutline blocks={blocks} />
          <div className="min-w-0">
            <DocumentBlocks
              title={contract.title}
              lang={contract.locale}
              blocks={blocks}
              options={options}
            />
            {annexes}
            <p className="px-4 py-6 text-center text-sm text-ink-faint">
              {t('shared-contract.end')}
            </p>
          </div>
        </>
      )}
    </div>
  )
}

function Head({ invitationId, shared }: SharedContractPageProps) {
  const t = useTexts()
  const { contract, company, sharedBy: person, expiresOn, sealed } = shared
  const params = { invitationId }
  return (
    <section className="border-b border-line bg-paper px-4 py-5 tablet:mb-5 tablet:rounded-lg tablet:border tablet:px-6 desktop:col-span-2">
      <h1 className="text-title font-semibold break-words">{contract.title}</h1>
      <p className="mt-1 text-ink-soft">
        {expiresOn
          ? t('shared-contract.byUntil', { person, company, day: expiresOn })
          : t('shared-contract.by', { person, company })}
      </p>
      <p className="mt-1 text-sm text-ink-faint">
        {t('shared-contract.reference', { reference: contract.reference })} ·{' '}
        {t('shared-contract.part')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={<Download aria-hidden />}
          render={
            <a href={urlOf('/invitations/:invitationId/contract.pdf', { params })} download />
          }
        >
          {t('shared-contract.pdf')}
        </Button>
        {contract.isSealed &&
          (sealed ? (
            <Button icon={<FileCheck aria-hidden />} disabledReason={sealed.message}>
              {t('shared-contract.sealed')}
            </Button>
          ) : (
            <Button
              icon={<FileCheck aria-hidden />}
              render={
                <a
                  href={urlOf('/invitations/:invitationId/contract/signed', { params })}
                  download
                />
              }
            >
              {t('shared-contract.sealed')}
            </Button>
          ))}
      </div>
    </section>
  )
}
