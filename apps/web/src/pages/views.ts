import type { ComponentType } from 'react';

import type { View } from '../pages.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { DonationThanksPage } from './DonationThanksPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

/** The component of each view. Only the home page is hydrated in the browser. */
export const views: Record<View, ComponentType> = {
  home: HomePage,
  notFound: NotFoundPage,
  thankYou: ThankYouPage,
  problem: ProblemPage,
  donationThanks: DonationThanksPage,
  privacyPage: PrivacyPage,
  accessibilityPage: AccessibilityPage,
};
