// Renders the document around every page: head, header, side menu, main part and footer. It is complete
// without a script, and has no inline styles or handlers, so that a strict content security policy
// can be set.

import { mainId } from '../../core/model/engine-ids.ts';
import type { ReactNode } from 'react';
import { BootScript } from './boot-script.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import type { PageProps } from '../page-props.ts';
import { SettingsScript } from './settings-script.tsx';
import { Slot } from '../parts/slot.tsx';
import { SideMenu } from '../menus/side-menu.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { VersionBanner } from './version-banner.tsx';
import { VersionScript } from './version-script.tsx';
import { directionOf } from '../text-direction.ts';

/** Renders the document around a page. */
export function Shell({ children, ...props }: PageProps & { readonly children?: ReactNode }) {
  const { page, t, userLanguage } = props;
  const hasMenu = props.menu.length > 0;

  return (
    <html
      lang={userLanguage}
      dir={directionOf(userLanguage)}
      data-mode="system"
      data-density="comfortable"
      data-api="expanded"
      data-code-variant="TS"
      data-code-styling="system"
      {...props.lightMark}
    >
      <Head {...props} />
      <body
        className="mode-light"
        data-docs-template={page.template}
        data-docs-unlisted={props.frontMatter.unlisted ? '' : undefined}
      >
        {props.assets.boot && <BootScript text={props.assets.boot} />}
        <a className="skip-link" href={`#${mainId}`}>
          {t('header.skip')}
        </a>
        <Slot {...props} name="Banner" />
        <Header {...props} />
        <div className={hasMenu ? 'frame frame-with-menu' : 'frame'}>
          {hasMenu && <SideMenu {...props} />}
          <main id={mainId} tabIndex={-1}>
            <VersionBanner {...props} />
            <StaleBanner {...props} />
            {children}
          </main>
        </div>
        <Footer {...props} />
        {props.assets.script && <SettingsScript {...props} />}
        {props.assets.preloads?.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        {props.assets.script && <script type="module" src={props.assets.script} />}
        <VersionScript {...props} />
        {props.figures?.hasZoom && props.assets.zoom && <script defer src={props.assets.zoom} />}
      </body>
    </html>
  );
}
