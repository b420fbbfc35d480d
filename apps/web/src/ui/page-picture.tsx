import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** A rectangle on a page from its top left corner, in shares of the page. */
interface PageBox {
  left: number
  top: number
  width: number
  height: number
}

interface PagePictureProps {
  /** Of the page as an image of that width in pixels. */
  address: (width: number) => string
  boxes: readonly PageBox[]
  /** What stands around them, more lightly. */
  around?: readonly PageBox[]
  alt: string
  /** Lies over the page. */
  children?: ReactNode
}

const widths = [700, 1_000, 1_400, 2_000]

/** A page of a document, boxes highlighted translucently; scrolls to the first. */
export function PagePicture({ address, boxes, around = [], alt, children }: PagePictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  const firstBox = useRef<HTMLSpanElement>(null)
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
      {children}
    </div>
  )
}

/** The style of an element that covers a box of a page. */
export function placeOf({ left, top, width, height }: PageBox) {
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
