import type { TableComments } from './044-table-comments.ts';

/** Applications, versions, and the derived tables of hall and search. */
export const applicationComments: TableComments = {
  applications: [
    'what a developer publishes: a game or another program',
    {
      app_id: 'chosen by the developer; unique without regard to case, as platforms compare it',
      developer_id: 'the account of the developer, whose company is the row of providers with the same number',
      content_default: 'language of the texts that stand in for missing ones',
      promo_image: 'shown in place of the video',
      category: '101 and up; 100 is all games',
      default_category: 'shown where the category is not listed in the hall',
      platforms: '1 Windows, 2 web, 6 Android, 7 iOS',
      countries: 'where it is offered, ISO 3166-1 alpha-2',
      published_at: 'the first release; null before it',
      status: '1 on the shelf, 2 off the shelf, 3 removed by operators',
      is_open: 'false while operators keep it closed although it is listed',
      position: 'in the recommended order that operators set, from 1; null sorts after all that have one',
      pin_position: "at the top of the developer's own list, from 1; null if it is not pinned",
      age_answers: 'answers of the questionnaire for the age rating by question; null if it was skipped',
      removal_template: 'a reason that has a translated text; null if there is none',
      removal_reason: 'what the operator wrote in addition',
      removed_at: 'null unless operators have removed it',
    },
  ],
  application_contents: ['texts of an application by language'],
  application_screenshots: [
    'pictures of an application by kind of device',
    { position: 'order of the pictures, from 0' },
  ],
  application_downloads: [
    'addresses outside the store, used for platforms that have no uploaded file',
    { platform: '1 Windows, 2 web, 6 Android, 7 iOS', size: 'bytes; 0 if it is not known' },
  ],
  application_data_types: [
    'which personal data an application collects or shares, as its developer declares it',
    {
      code: 'number of the kind of data in the data catalogue of the contract',
      optional: 'players can choose whether it is collected',
      ephemeral: 'processed in memory only',
      purposes: 'keys of purposes in the data catalogue',
    },
  ],
  application_contacts: [
    'ways to reach the developer that the page of an application shows',
    { key: 'kind of contact: mail, telegram' },
  ],
  application_drafts: [
    'edits of applications that are not saved to them yet',
    {
      application_id: 'null for an application that does not exist yet',
      form: 'fields as entered so far, unchecked except for their types',
      revision: 'incremented by each save, so that two windows cannot overwrite each other',
    },
  ],
  application_snapshots: [
    'the form of an application at its latest approval or, before one, at its first release; reviewers see what has changed since',
    { form: 'all fields of the application', cause: 'release or approval' },
  ],
  application_views: [
    'which visitors were counted on which day, so that each counts once',
    { visitor: 'keyed hash, never an address', day: 'in Taiwan' },
  ],
  application_days: ['views and plays of an application by day', { day: 'in Taiwan' }],
  images: [
    'dimensions and placeholders of the pictures that pages show',
    { placeholder: 'colors of the gradient that is shown until the picture is loaded: rrggbb-rrggbb' },
  ],
  uploads: [
    'uploaded pictures, which forms then refer to',
    {
      id: 'the uploadId that forms refer to',
      state: 'storing: its files are being written; ready; removing: its files are being deleted',
      size: 'bytes of the stored picture without its smaller copies',
    },
  ],
  versions: [
    'releases of an application for one platform',
    {
      platform: '1 Windows, 2 web, 6 Android, 7 iOS',
      file_name: 'as players download it; null if there is no file',
      file_key: 'key in the file store; null if an address outside the store is used instead',
      file_size: 'bytes',
      review: '0 not reviewed, 1 in review, 2 rejected, 3 approved',
      status: '1 online, 2 offline, 3 removed by operators',
      package_file_id: 'the uploaded file; null once it is deleted',
      version_code: 'of an APK: must rise from one approved version to the next',
      certificates: 'SHA-256 of the certificates that signed an APK, in hexadecimal',
      language: 'of the mails to the developer about it',
      decided_by: 'the operator who approved or rejected it',
    },
  ],
  version_contents: ['what is new in a version, by language'],
  package_files: [
    'files of versions from the first byte of their upload until the last one is deleted',
    {
      id: 'the uploadId',
      application_id: 'null once the application is deleted',
      platform: '1 Windows, 2 web, 6 Android',
      sha256: 'in hexadecimal; null until the upload is complete',
      state:
        'receiving and received: in the folder of incoming files; stored: in the file store; removing: being deleted',
      file_key: 'the file as it was uploaded, in the file store',
      folder_key: 'the unpacked web build, in the file store',
      touched_at: 'when the latest bytes arrived; abandoned uploads are deleted',
    },
  ],
  version_inspections: [
    'what the program found in the file of a version',
    {
      package_file_id: 'the inspected file; another file starts a new inspection',
      stages: 'results by stage, each with its findings',
      facts: 'what the file says of itself; null until it is read',
      files: 'contents of an archive, for comparisons: [path, bytes, CRC-32]',
    },
  ],
  version_appeals: [
    'requests of developers that another operator reconsider a rejection or removal',
    { answer: 'of the operator who decided', decided_by: 'the operator' },
  ],
  version_downloads: [
    'which visitors were counted on which day, so that a download in several parts counts once',
    { visitor: 'keyed hash, never an address', day: 'in Taiwan' },
  ],
  version_download_counts: ['downloads of a version; apart from versions, since counting must not clear caches'],
  banners: [
    'wide pictures in the hall and the notice area',
    {
      type: '1 hall, 2 notice area',
      image: 'address without size, from which those of all sizes are derived',
      position: 'in its area; equal positions are ordered by number',
      begin_at: 'shown from then on; null: at once',
      end_at: 'shown until then; null: without end',
      source: 'where it is shown: web or app; null: both',
    },
  ],
  banner_contents: ['texts of a banner by language'],
  shelf_names: [
    'names of the applications on the shelf for sorting: the one of each language, or the default one; maintained by triggers',
    { category: 'of the application' },
  ],
  category_counts: [
    'how many applications are on the shelf by category; maintained by triggers',
    { category: '100 counts all' },
  ],
  search_tokens: [
    'words in which an application is found',
    {
      weight: 'sum of the places where the word occurs: name 8, developer 4, short description 2',
      langs: 'bits of the languages in which it occurs: 1 zh-TW, 2 zh-CN, 4 vi-VN, 8 en-US',
    },
  ],
  search_words: ['every word whose variants are stored; unused words are harmless'],
  search_variants: [
    'each word of four letters or more with one letter left out: words at most one typing error apart share a variant',
  ],
  withdrawn_share_pictures: [
    'applications that left the shelf or were deleted, whose share pictures are still to be deleted; written by triggers',
  ],
};
