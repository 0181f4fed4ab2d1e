import type { DemoProducts } from '../demo-product.ts';

/** Products of the studio's games. */
export const paperboatProducts: DemoProducts = {
  'firefly-woods': [
    {
      productId: 'jar_stardust',
      price: 60,
      title: {
        'zh-TW': '玻璃罐：星塵',
        'zh-CN': '玻璃罐：星尘',
        'vi-VN': 'Lọ thủy tinh: Bụi Sao',
        'en-US': 'Jar: Stardust',
      },
      description: {
        'zh-TW': '搖一搖會閃的罐子，收集的速度一樣。',
        'zh-CN': '摇一摇会闪的罐子，收集的速度一样。',
        'vi-VN': 'Lắc nhẹ là lấp lánh, tốc độ thu thập không đổi.',
        'en-US': 'It twinkles when shaken. It gathers no faster.',
      },
    },
    {
      productId: 'winter_nights',
      price: 150,
      title: { 'zh-TW': '冬夜章節', 'zh-CN': '冬夜章节', 'vi-VN': 'Chương Đêm Đông', 'en-US': 'Winter Nights' },
      description: {
        'zh-TW': '十二個下雪的夜景，還有三種會發光的雪蟲。',
        'zh-CN': '十二个下雪的夜景，还有三种会发光的雪虫。',
        'vi-VN': 'Mười hai đêm tuyết rơi cùng ba loài côn trùng tuyết biết phát sáng.',
        'en-US': 'Twelve snowy scenes and three kinds of glowing snow insects.',
      },
    },
    {
      productId: 'supporter',
      price: 300,
      title: {
        'zh-TW': '請我們喝杯熱可可',
        'zh-CN': '请我们喝杯热可可',
        'vi-VN': 'Mời chúng tôi một ly ca cao nóng',
        'en-US': 'Buy Us a Hot Cocoa',
      },
      description: {
        'zh-TW': '謝謝您。樹洞的小窗會多亮一盞燈。',
        'zh-CN': '谢谢您。树洞的小窗会多亮一盏灯。',
        'vi-VN': 'Cảm ơn bạn. Ô cửa sổ trong hốc cây sẽ sáng thêm một ngọn đèn.',
        'en-US': 'Thank you. One more light will burn in the old tree’s window.',
      },
    },
  ],
  'night-piano': [
    {
      productId: 'book_satie',
      price: 90,
      title: { 'zh-TW': '曲集：薩提', 'zh-CN': '曲集：萨蒂', 'vi-VN': 'Tập nhạc: Satie', 'en-US': 'Book: Satie' },
      description: {
        'zh-TW': '六首給下雨天的曲子，附三種速度。',
        'zh-CN': '六首给下雨天的曲子，附三种速度。',
        'vi-VN': 'Sáu bản cho ngày mưa, kèm ba tốc độ.',
        'en-US': 'Six pieces for rainy days, at three speeds.',
      },
    },
    {
      productId: 'book_lullabies',
      price: 90,
      title: {
        'zh-TW': '曲集：搖籃曲',
        'zh-CN': '曲集：摇篮曲',
        'vi-VN': 'Tập nhạc: Hát Ru',
        'en-US': 'Book: Lullabies',
      },
      description: {
        'zh-TW': '八首各地的搖籃曲，最慢的那首彈到一半就會睏。',
        'zh-CN': '八首各地的摇篮曲，最慢的那首弹到一半就会犯困。',
        'vi-VN': 'Tám bài hát ru khắp nơi, bài chậm nhất đàn nửa chừng là buồn ngủ.',
        'en-US': 'Eight from around the world. Few stay awake through the slowest.',
      },
    },
    {
      productId: 'piano_felt',
      price: 120,
      title: {
        'zh-TW': '音色：毛氈鋼琴',
        'zh-CN': '音色：毛毡钢琴',
        'vi-VN': 'Âm sắc: Đàn Bọc Nỉ',
        'en-US': 'Sound: Felt Piano',
      },
      description: {
        'zh-TW': '琴槌隔著毛氈落下，鄰居也聽不見。',
        'zh-CN': '琴槌隔着毛毡落下，邻居也听不见。',
        'vi-VN': 'Búa đàn rơi qua lớp nỉ, hàng xóm cũng không nghe thấy.',
        'en-US': 'Hammers through felt. Not even the neighbors can hear.',
      },
    },
  ],
  'corner-bakery': [
    {
      productId: 'shiba_scarf',
      price: 30,
      title: {
        'zh-TW': '柴犬的圍巾',
        'zh-CN': '柴犬的围巾',
        'vi-VN': 'Khăn quàng cho chú shiba',
        'en-US': 'A Scarf for the Shiba',
      },
      description: {
        'zh-TW': '門口那隻會很高興。',
        'zh-CN': '门口那只会很高兴。',
        'vi-VN': 'Chú chó trước cửa sẽ rất vui.',
        'en-US': 'The one on the step will be pleased.',
      },
    },
    {
      productId: 'sign_brush',
      price: 60,
      title: {
        'zh-TW': '招牌字體：毛筆',
        'zh-CN': '招牌字体：毛笔',
        'vi-VN': 'Chữ biển hiệu: Bút Lông',
        'en-US': 'Lettering: Brush',
      },
      description: {
        'zh-TW': '隔壁書法老師寫的，換他三個菠蘿包。',
        'zh-CN': '隔壁书法老师写的，换他三个菠萝包。',
        'vi-VN': 'Thầy thư pháp nhà bên viết, đổi lấy ba chiếc bánh dứa.',
        'en-US': 'Painted by the teacher next door, for three pineapple buns.',
      },
    },
    {
      productId: 'window_spring',
      price: 90,
      title: { 'zh-TW': '櫥窗：春天', 'zh-CN': '橱窗：春天', 'vi-VN': 'Tủ kính: Mùa Xuân', 'en-US': 'Window: Spring' },
      description: {
        'zh-TW': '櫻花枝與淡綠色的紙襯，只是裝飾。',
        'zh-CN': '樱花枝与淡绿色的衬纸，只是装饰。',
        'vi-VN': 'Cành anh đào và giấy lót xanh nhạt, chỉ để trang trí.',
        'en-US': 'Cherry twigs and pale green paper. Decoration only.',
      },
    },
    {
      productId: 'night_bakery',
      price: 240,
      title: {
        'zh-TW': '深夜烘焙章節',
        'zh-CN': '深夜烘焙章节',
        'vi-VN': 'Chương Lò Bánh Đêm',
        'en-US': 'The Night Bakery',
      },
      description: {
        'zh-TW': '十種只在半夜出爐的麵包，與五位夜歸的鄰居。',
        'zh-CN': '十种只在半夜出炉的面包，与五位晚归的邻居。',
        'vi-VN': 'Mười loại bánh chỉ ra lò lúc nửa đêm và năm người hàng xóm về muộn.',
        'en-US': 'Ten breads that are baked after midnight, and five neighbors who come home late.',
      },
    },
  ],
};
