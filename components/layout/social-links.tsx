import type { SiteConfig } from '@/lib/config/site-config'
import { NEW_TAB, SOCIAL } from '@/lib/copy/site'
import { AppStoreIcon, CodeIcon, MapIcon, PhotosIcon, ProfessionalIcon } from '../ui/icons'
import hidden from '../ui/visually-hidden.module.css'
import styles from './social-links.module.css'

const ICONS = {
  maps: MapIcon,
  appStore: AppStoreIcon,
  code: CodeIcon,
  professional: ProfessionalIcon,
  photos: PhotosIcon,
}

type SocialLinksProps = {
  social: SiteConfig['social']
  places: (keyof typeof ICONS)[]
  label: string
  named?: boolean
}

/** Links to the owner's social profiles; each opens in a new tab and has an accessible name, visible or not. */
export function SocialLinks({ social, places, label, named = false }: SocialLinksProps) {
  return (
    <ul className={styles.list} aria-label={label} data-named={named || undefined}>
      {places.map((place) => {
        const Icon = ICONS[place]
        return (
          <li key={place}>
            <a
              className={styles.link}
              href={social[place]}
              target="_blank"
              rel="me noopener noreferrer"
              title={named ? undefined : SOCIAL[place]}
            >
              <Icon />
              <span className={named ? undefined : hidden.always}>
                {SOCIAL[place]} <span className={hidden.always}>{NEW_TAB}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
