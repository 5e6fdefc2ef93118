import {
  avatarPath,
  CONVERSATION,
  CONVERSATION_EN,
  type ShownConversation,
} from '@/lib/conversation/conversation'
import type { Reply } from '@/lib/conversation/reply'
import type { Language } from '@/lib/site/language'
import { formatDate, toMadridIso } from '@/lib/text/date'
import { ButtonLink } from '../ui/button-link'
import styles from './conversation.module.css'

type Props = { conversation: ShownConversation; slug: string; language?: Language }

/** What others have replied to an article on another network, and a link to reply there. */
export function ConversationSection({ conversation, slug, language = 'es' }: Props) {
  const words = language === 'es' ? CONVERSATION : CONVERSATION_EN
  const { replies, service, url, more } = conversation
  return (
    <section className={styles.section} aria-labelledby="conversacion">
      <h2 id="conversacion" className={styles.heading}>
        {words.heading}
      </h2>
      {replies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.url}>
              <OneReply reply={reply} avatar={avatarPath(slug, reply)} language={language} />
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p>{words.more(more, service)}</p>}
      <p>
        <ButtonLink href={url} variant="outline" external>
          {words.reply(service)}
        </ButtonLink>
      </p>
    </section>
  )
}

type OneReplyProps = { reply: Reply; avatar: string | null; language: Language }

function OneReply({ reply, avatar, language }: OneReplyProps) {
  const { name, account, date, url, paragraphs } = reply
  return (
    <article className={styles.reply}>
      {avatar !== null && (
        <img className={styles.avatar} src={avatar} alt="" width={48} height={48} loading="lazy" />
      )}
      <header className={styles.head}>
        <strong dir="auto">{name}</strong> <span>{account}</span>{' '}
        <a href={url} rel="nofollow ugc noopener noreferrer" target="_blank">
          <time dateTime={toMadridIso(date)}>{formatDate(date, language)}</time>
        </a>
      </header>
      {/* Strangers write in any language, and nobody says in which. */}
      <div dir="auto" lang="">
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
