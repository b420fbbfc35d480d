import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A part whose code comes in a file of its own. A page that has loaded it first draws it at once; otherwise it appears
 * when it is there.
 *
 * @example const { Part: ShareAction, load } = loadable(async () => (await import('./share-action.tsx')).ShareAction)
 */
export function loadable<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded ??= await fetchPart())
  const Lazy = lazy(async () => ({ default: await load() }))
  function Part(props: Props) {
    // As when it was first drawn: another component would lose its state.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    )
  }
  return { Part, load }
}
