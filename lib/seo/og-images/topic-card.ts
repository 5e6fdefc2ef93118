import { owner } from '../../config/owner'
import { SERIES, TAGS } from '../../copy/topics'
import { drawCover } from '../../images/covers/cover'
import { shortHash } from '../../text/hash'
import { siteLook } from './addresses'
import type { Card } from './card'

export type TopicKind = 'tag' | 'series'
/** The fields of a tag or a series that its card needs. */
export type Topic = { slug: string; name: string; articles: readonly unknown[] }

const WORDS = {
  tag: { kicker: TAGS.kicker, count: TAGS.count },
  series: { kicker: SERIES.kicker, count: SERIES.count },
}

/** Returns the content of the preview card of a tag or a series. */
export function topicCard(kind: TopicKind, { name, articles }: Topic): Card {
  const { kicker, count } = WORDS[kind]
  return {
    title: name,
    label: `${kicker} · ${owner.site.title}`,
    foot: `${owner.site.name} · ${count(articles.length)}`,
    picture: Buffer.from(drawCover({ title: name, tag: name })),
  }
}

/** Returns a hash of the card's content. */
export function topicCardVersion(kind: TopicKind, { name, articles }: Topic): string {
  return shortHash([kind, name, articles.length, siteLook()].join('\n'))
}

/** Returns the URL of the preview image of a tag or a series. */
export function topicCardAddress(kind: TopicKind, topic: Topic): string {
  return `/media/${kind}/${encodeURIComponent(topic.slug)}.jpg?v=${topicCardVersion(kind, topic)}`
}
