import { ANDROID, type DemoPlatform, type Localized, WEB, WINDOWS } from './demo-game.ts';

/** A version submitted by a demo developer, so that the queues of operators and developers are not empty. */
export interface SubmittedVersion {
  readonly appId: string;
  readonly platform: DemoPlatform;
  readonly versionName: string;
  /** Oldest version that still works beside it; empty for any. */
  readonly minimumVersion: string;
  /** In demo/packages. */
  readonly file: string;
  readonly hoursAgo: number;
  readonly notes: Localized;
  /** The reviewers' question, a few hours after the submission. */
  readonly question?: string;
  /** The reason for rejection, a day after the submission, and the developer's appeal. */
  readonly rejection?: { readonly reason: string; readonly appeal: string };
}

/** Language of mails and messages about the versions: the developers', which is the store's. */
export const submittedVersions: readonly SubmittedVersion[] = [
  {
    appId: 'com.littlehill.numberhills',
    platform: WEB,
    versionName: '1.3.0',
    minimumVersion: '',
    file: 'sample-web-build.zip',
    hoursAgo: 52,
    notes: {
      'zh-TW': '新增 5 × 5 巨石山道的每日挑戰，雛菊的搖曳也更輕柔了。',
      'zh-CN': '新增 5 × 5 巨石山道的每日挑战，雏菊摇曳得也更轻柔了。',
      'vi-VN': 'Thêm thử thách mỗi ngày trên bàn 5 × 5 có tảng đá; hoa cúc đung đưa nhẹ nhàng hơn.',
      'en-US': 'A daily challenge on the 5 × 5 boulder trail, and daisies that sway more gently.',
    },
  },
  {
    appId: 'com.neonbyte.starsea',
    platform: ANDROID,
    versionName: '1.4.0',
    minimumVersion: '1.3.1',
    file: 'starsea-voyage.apk',
    hoursAgo: 20,
    notes: {
      'zh-TW': '第三星區開放探索，並修正部分裝置在躍遷時畫面變暗的問題。',
      'zh-CN': '第三星区开放探索，并修复部分设备在跃迁时画面变暗的问题。',
      'vi-VN': 'Mở khu vực sao thứ ba, sửa lỗi màn hình tối đi khi nhảy không gian trên một số máy.',
      'en-US': 'The third sector is open. Screens no longer dim during jumps on some devices.',
    },
    question: '第三星區的入口在哪一關？請提供一張截圖，方便我們找到新內容。',
  },
  {
    appId: 'com.paperboat.papervoyage',
    platform: WINDOWS,
    versionName: '1.2.0',
    minimumVersion: '1.0.0',
    file: 'starhall-demo.exe',
    hoursAgo: 96,
    notes: {
      'zh-TW': '桌機版支援手把，紙船可以自己折、自己命名。',
      'zh-CN': '电脑版支持手柄，纸船可以自己折、自己起名。',
      'vi-VN': 'Bản máy tính hỗ trợ tay cầm; bạn tự gấp và đặt tên cho thuyền giấy.',
      'en-US': 'Gamepads on desktop, and paper boats that you fold and name yourself.',
    },
    rejection: {
      reason: '在 Windows 11 上啟動後立即結束，沒有出現任何畫面。',
      appeal: '我們在三台 Windows 11 電腦上都能正常啟動，首次執行需要等約十秒載入字型。麻煩再測試一次。',
    },
  },
];
