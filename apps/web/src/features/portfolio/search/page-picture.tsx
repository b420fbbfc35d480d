import { useEffect, useRef, useState } from 'react'
import { pageImageAddress, type HitBox } from './search-queries.ts'

interface PagePictureProps {
  contractId: string
  page: number
  boxes: readonly HitBox[]
  /** The sentence around them, more lightly. */
  around?: readonly HitBox[]
  alt: string
}

const widths = [700, 1_000, 1_400, 2_000]

/** A page as it was signed, hits highlighted translucently; scrolls to the first. */
export function PagePicture({ contractId, page, boxes, around = [], alt }: PagePictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  const firstBox = useRef<HTMLSpanElement>(null)
  const address = (width: number) => pageImageAddress(contractId, page, width)
  useEffect(() => {
    if (isLoaded && boxes.length > 0) bringIntoView(firstBox.current)
  }, [isLoaded, boxes])
  return (
    <div className="relative self-start border border-line bg-paper shadow-low">
      <img
        src={address(1_000)}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes="(min-width: 1100px) 700px, 100vw"
        alt={alt}
        onLoad={() => setLoaded(true)}
        className="block aspect-[auto_210/297] h-auto w-full"
      />
      {around.map((box) => (
        <span
          key={`around ${box.left} ${box.top}`}
          aria-hidden
          className="absolute rounded-[2px] bg-amber/15 mix-blend-multiply"
          style={placeOf(box)}
        />
      ))}
      {boxes.map((box, index) => (
        <span
          key={`${box.left} ${box.top}`}
          ref={index === 0 ? firstBox : null}
          aria-hidden
          className="absolute scroll-my-28 rounded-[2px] bg-amber/30 mix-blend-multiply outline-2 outline-amber/60"
          style={placeOf(box)}
        />
      ))}
    </div>
  )
}

function placeOf({ left, top, width, height }: HitBox) {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  }
}

function bringIntoView(box: HTMLElement | null): void {
  const place = box?.getBoundingClientRect()
  if (!place) return
  const isInView = place.top > 0 && place.bottom < window.innerHeight
  if (!isInView) box?.scrollIntoView({ block: 'center' })
}
