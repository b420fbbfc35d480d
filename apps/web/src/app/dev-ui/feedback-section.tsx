import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SidePanel, SplitView } from '../../ui/side-panel.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { Section, Specimen } from './specimen.tsx'

export function FeedbackSection() {
  return (
    <Section title="Feedback">
      <div className="grid gap-8 tablet:grid-cols-2">
        <ProgressBar
          label="Import de contrats.zip"
          value={340}
          max={1200}
          detail="340 sur 1 200, encore 2 min"
        />
        <ProgressBar label="Scellement du document" value={null} max={1} />
      </div>
      <Specimen title="Skeleton">
        <LoadingRegion>
          <div className="flex w-80 items-start gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="flex-1">
              <SkeletonText lines={3} />
            </div>
          </div>
        </LoadingRegion>
      </Specimen>
      <SplitView
        panel={
          <SidePanel title="Maintenance informatique" onClose={() => undefined}>
            <p className="text-ink-soft">Le détail se lit à côté de la liste.</p>
          </SidePanel>
        }
      >
        <p className="text-ink-soft">La liste reste en place.</p>
      </SplitView>
    </Section>
  )
}
