import ICAL from 'ical.js'
import { strictCalendar } from './strict-calendar.ts'

/** An event as a calendar application reads it. */
export interface ReadEvent {
  uid: string
  sequence: number
  status: string
  day: string
  summary: string
  description: string
  url: string | null
}

export interface ReadCalendar {
  name: string
  description: string
  method: string
  /** In order of day, then of kind. */
  events: ReadEvent[]
}

/**
 * Reads a calendar with the parser of a calendar application, after checking that it keeps to RFC 5545: parsers forgive
 * much that others do not.
 */
export function readCalendar(bytes: Buffer): ReadCalendar {
  strictCalendar(bytes)
  const root = new ICAL.Component(ICAL.parse(bytes.toString('utf8')) as never)
  const text = (component: ICAL.Component, name: string) =>
    String(component.getFirstPropertyValue(name) ?? '')
  // The parser knows no type of these, and leaves their escapes.
  const unescaped = (name: string) => text(root, name).replace(/\\(.)/g, '$1')
  const events = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    if (!event.startDate.isDate || event.duration.toSeconds() !== 86_400)
      throw new Error(`${event.uid} is not one whole day`)
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: text(component, 'status'),
      day: event.startDate.toString(),
      summary: event.summary,
      description: event.description,
      url: text(component, 'url') || null,
    }
  })
  return {
    name: unescaped('x-wr-calname'),
    description: unescaped('x-wr-caldesc'),
    method: text(root, 'method'),
    events: events.toSorted((a, b) => (a.day + a.uid < b.day + b.uid ? -1 : 1)),
  }
}
